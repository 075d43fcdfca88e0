import { IconBuilding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { logoQuery } from './queries.ts'
import classes from './clubs.module.css'

type ClubLogoProps = {
  clubId: number
  logo: string | null
  /** Set if the name of the club is not shown beside it. */
  alt?: string
  size?: number
}

/** The picture of a club, or a plain house while there is none. */
export function ClubLogo({ clubId, logo, alt = '', size = 40 }: ClubLogoProps) {
  const { data } = useQuery(logoQuery(clubId, logo))
  if (logo === null || data === undefined)
    return <IconBuilding size={size} stroke={1.25} aria-hidden />
  return (
    <img
      className={classes.logo}
      style={{ '--size': `${size}px` } as CSSProperties}
      src={data}
      alt={alt}
    />
  )
}
