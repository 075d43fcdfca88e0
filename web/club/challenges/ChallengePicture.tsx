import { IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from './queries.ts'
import classes from './challenges.module.css'

type ChallengePictureProps = { id: number; kind: 'cover' | 'image'; picture: string | null }

/** A picture of a challenge; a cup where it has no small one, and nothing where it has no cover. */
export function ChallengePicture({ id, kind, picture }: ChallengePictureProps) {
  const { data } = useQuery(pictureQuery(id, kind, picture))
  if (picture === null || data === undefined)
    return kind === 'image' ? <IconTrophy size={40} stroke={1.25} aria-hidden /> : null
  return <img className={kind === 'cover' ? classes.cover : classes.image} src={data} alt="" />
}
