import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { wallPhoto } from '#contract/club/wall.ts'
import { fetchFile } from '../../api/api.ts'
import classes from './wall.module.css'

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
export function WallPhoto({ id, alt }: { id: number; alt: string }) {
  const { data } = useQuery({
    queryKey: ['wall-photo', id],
    queryFn: () => fetchFile(wallPhoto, { params: { id } }),
    staleTime: Infinity,
  })
  const address = useMemo(() => data && URL.createObjectURL(data), [data])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return <span className={classes.photo}>{address && <img src={address} alt={alt} />}</span>
}
