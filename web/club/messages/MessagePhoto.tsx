import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { MessageSourceContext } from './message-source.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import classes from './messages.module.css'

type MessagePhotoProps = { threadId: number; number: number; text: string }

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
export function MessagePhoto({ threadId, number, text }: MessagePhotoProps) {
  const { key, photo } = useContext(MessageSourceContext)
  const { data } = useQuery({
    queryKey: ['message-photo', key, threadId, number],
    queryFn: () => photo({ id: threadId, number }),
    staleTime: Infinity,
  })
  const address = useObjectUrl(data)
  return <span className={classes.photo}>{address && <img src={address} alt={text} />}</span>
}
