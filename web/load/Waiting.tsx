import type { UseQueryResult } from '@tanstack/react-query'
import { isProblem, referenceOf } from '../shell/reactions.ts'
import { PageState } from '../ui/PageState.tsx'

type WaitedQuery = Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'refetch'>
export type WaitingProps = {
  /** What was asked of the server and is not there, or not all of it. */
  for: WaitedQuery | readonly WaitedQuery[]
  rows?: number
  /** Whether it is a part of a page that otherwise works. */
  part?: boolean
  /** The heading of a failure. */
  title?: string
  /** Why it failed, in the words of the server. */
  text?: string
  /** What a page says where there is no such thing. */
  missing?: string
}

/** Shown where data will be: that it is loading, or why it could not be loaded and how to retry. */
export function Waiting({ for: asked, rows, part = false, title, text, missing }: WaitingProps) {
  const all = 'refetch' in asked ? [asked] : asked
  const failed = all.filter(({ data, isError }) => isError && data === undefined)
  const status = failed.map(({ error }) => (isProblem(error) ? error.status : 0))
  if (failed.length === 0)
    return <PageState state="loading" {...(rows !== undefined && { rows })} />
  if (status.includes(404))
    return (
      <PageState state="not-found" part={part} {...(missing !== undefined && { text: missing })} />
    )
  if (status.includes(403)) return <PageState state="unauthorized" part={part} />
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()))
  const words = { ...(title !== undefined && { title }), ...(text !== undefined && { text }) }
  const reference = failed.map(({ error }) => referenceOf(error)).find((id) => id !== undefined)
  return (
    <PageState
      state="error"
      part={part}
      retry={retry}
      {...words}
      {...(reference !== undefined && { reference })}
    />
  )
}
