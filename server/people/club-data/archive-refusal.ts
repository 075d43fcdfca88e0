import type { ImportRefusal } from '#contract/people/club-data-imports.ts'

/** Why an archive is not brought in, and the place in it where that shows. */
export class ArchiveRefusal extends Error {
  readonly reason: ImportRefusal['reason']
  readonly place: string | null
  readonly line: number | null

  constructor(reason: ImportRefusal['reason'], place: string | null = null, line?: number) {
    super(`${reason}: ${place ?? 'the archive'}${line === undefined ? '' : `, line ${line}`}`)
    this.reason = reason
    this.place = place
    this.line = line ?? null
  }
}
