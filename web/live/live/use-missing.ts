import { useEffect, useRef, useState } from 'react'
import { liveSamples } from '#contract/live/live.ts'
import { api } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { boatsWithGone, knownOf, nextLacking, withSamples, type Water } from './water.ts'

/** After a failure a boat waits for so long; the others do not wait with it. */
const AGAIN_MS = 5_000

type Numbers = ReadonlyMap<number, number>
const NONE: Numbers = new Map()

/**
 * Fetches samples that were not heard, of one boat at a time; none while the answer to joining is
 * awaited, which has them.
 * @returns the boats whose samples are no longer there
 */
export function useMissing(
  water: Water,
  { onFound, joins }: { onFound: (change: (before: Water) => Water) => void; joins: boolean },
): Water['boats'] {
  const busy = useRef(false)
  const [gone, setGone] = useState(NONE)
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (busy.current || joins) return
    const lacking = nextLacking(water, { gone, waiting })
    if (!lacking) return
    busy.current = true
    const { recording_id, samples } = lacking
    const after = knownOf(water, recording_id)
    const giveUp = () => setGone((before) => new Map([...before, [recording_id, samples]]))
    api(liveSamples, { params: { id: recording_id }, query: { after } }, { own: [404] })
      .then(({ data }) => {
        busy.current = false
        if (data.samples.length === 0 || data.first > after + 1) giveUp()
        else onFound((before) => withSamples(before, recording_id, data))
      })
      .catch((problem: unknown) => {
        busy.current = false
        if (problem instanceof ApiProblem && problem.status === 404) return giveUp()
        setWaiting((before) => new Set([...before, recording_id]))
        setTimeout(
          () => setWaiting((before) => new Set([...before].filter((id) => id !== recording_id))),
          AGAIN_MS,
        )
      })
  }, [water, gone, waiting, onFound, joins])
  return boatsWithGone(water, gone)
}
