import { useQuery } from '@tanstack/react-query'
import { wallPhoto } from '#contract/club/wall.ts'
import { fetchFile } from '../../api/api.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import classes from './wall.module.css'

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
export function WallPhoto({ id, alt }: { id: number; alt: string }) {
  const { data } = useQuery({
    queryKey: ['wall-photo', id],
    queryFn: () => fetchFile(wallPhoto, { params: { id } }),
    staleTime: Infinity,
  })
  const address = useObjectUrl(data)
  return <span className={classes.photo}>{address && <img src={address} alt={alt} />}</span>
}
