import { StartError } from '../start-error.ts'

/** What a check has found out: all is well, or what somebody has to do, in one sentence. */
export type Finding = { subject: string; ok: boolean; text: string }

export const fine = (subject: string, text: string): Finding => ({ subject, ok: true, text })
export const toDo = (subject: string, text: string): Finding => ({ subject, ok: false, text })

/** One line a finding, as the terminal shows it. */
export const lineOf = ({ subject, ok, text }: Finding): string =>
  `${ok ? 'ok   ' : 'TO DO'} ${subject}: ${text}`

/** Why something failed, in a few words without addresses that may hold a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message.replace(/\.$/, '')
  if (!(error instanceof Error)) return String(error)
  // fetch hides the reason in its cause, and connecting to several addresses collects them.
  if (error.cause instanceof Error) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error.message.split('\n')[0] || error.name
}

const PATIENCE_MS = 15_000

/** What `check` finds; one that fails or stays silent says so itself. */
export async function findingsOf(
  subject: string,
  check: () => Promise<Finding[]>,
  patienceMs = PATIENCE_MS,
): Promise<Finding[]> {
  const { promise, resolve } = Promise.withResolvers<Finding[]>()
  const timer = setTimeout(
    () => resolve([toDo(subject, `Nothing came of the check within ${patienceMs / 1000} s.`)]),
    patienceMs,
  )
  const found = check().catch((error: unknown) => [
    toDo(subject, `The check failed (${reasonOf(error)}).`),
  ])
  try {
    return await Promise.race([found, promise])
  } finally {
    clearTimeout(timer)
  }
}
