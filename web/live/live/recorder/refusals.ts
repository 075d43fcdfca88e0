type Refusal = { status: number; code: string }
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'code' in error

/** Codes after which the server is not asked about a recording any more, until the page opens again. */
const FINAL = ['connect_over', 'recording_over', 'boat_ashore', 'connect_early'] as const
type Final = (typeof FINAL)[number]
const isFinal = (code: string): code is Final => FINAL.some((known) => known === code)

/** Why the server takes nothing more of a recording. */
export type Refused = 'not_found' | 'invalid' | Final

/** What of a recording a refusal changes. */
type Refusable = { token: string | null; refused: Refused | null }

/** Whether a batch was refused for what stands in it. */
export const isNotUnderstood = (error: unknown): boolean => isRefusal(error) && error.status === 400

/** Whether as many devices record for the boat as may: one of them may be over later. */
export const isFull = (error: unknown): boolean => isRefusal(error) && error.code === 'connect_full'

/** What becomes of a recording the server refuses; null where it is only out of reach. */
export function afterRefusal<Run extends Refusable>(run: Run, error: unknown): Run | null {
  if (!isRefusal(error)) return null
  const { status, code } = error
  if (isFinal(code)) return { ...run, refused: code }
  // Another token may have been given out; the name of the recording stays.
  if (status === 404) return run.token === null ? { ...run, refused: 'not_found' } : unlinked(run)
  if (status === 400) return { ...run, refused: 'invalid' }
  return null
}

const unlinked = <Run extends Refusable>(run: Run): Run => ({ ...run, token: null })
