import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { messagePhoto } from '#contract/world/messages.ts'
import { fetchFile } from '../../api.ts'
import classes from './messages.module.css'

type Props = { threadId: number; number: number; text: string }

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
export function MessagePhoto({ threadId, number, text }: Props) {
  const { data } = useQuery({
    queryKey: ['message-photo', threadId, number],
    queryFn: () => fetchFile(messagePhoto, { params: { id: threadId, number } }),
    staleTime: Infinity,
  })
  const address = useMemo(() => data && URL.createObjectURL(data), [data])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return <span className={classes.photo}>{address && <img src={address} alt={text} />}</span>
}
