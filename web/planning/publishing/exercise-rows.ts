import type {
  Lifted,
  SessionPublishing,
  PublishedProgramme,
} from '#contract/planning/publishing.ts'

type Piece = PublishedProgramme['pieces'][number]
/**
 * An exercise in the plan, in the published plan, and as it was done; null where it does not
 * appear.
 */
type ExerciseRow = {
  exercise_id: number
  nth: number
  plan: Piece | null
  notified: Piece | null
  done: Lifted | null
}
/** Its athletes by their ids: with none it is for all others, or for `nobody`. */
export type Whose = { ids: readonly number[]; nobody: boolean }
/**
 * A programme with its exercises, and whose it is, where that may be known and the programme is
 * there.
 */
export type ProgrammeRows = {
  name: string | null
  plan: Whose | null
  notified: Whose | null
  exercises: ExerciseRow[]
}

/**
 * Puts the programmes of a session side by side: first those of the same name, then the others in
 * order, then what was done of one that is in neither.
 */
export function programmeRows({
  plan,
  notified,
  lifted,
}: Pick<SessionPublishing, 'plan' | 'notified' | 'lifted'>): ProgrammeRows[] {
  const now = plan.exercises ?? []
  const before = paired(now, notified?.exercises ?? [])
  const pairs = [
    ...now.map((own, place) => ({ own, old: before.mates[place] ?? null })),
    ...before.left.map((old) => ({ own: null, old })),
  ]
  const names = pairs.map(({ own, old }) => (own ?? old)?.name ?? null)
  const lost = Map.groupBy(
    lifted.filter(({ programme }) => !names.includes(programme)),
    ({ programme }) => programme,
  )
  const rows = pairs.map(({ own, old }, place) => {
    const name = names[place] ?? null
    const done =
      names.indexOf(name) === place ? lifted.filter(({ programme }) => programme === name) : []
    return { name, plan: whose(own), notified: whose(old), exercises: exerciseRows(own, old, done) }
  })
  return [
    ...rows,
    ...[...lost].map(([name, done]) => ({
      name,
      plan: null,
      notified: null,
      exercises: exerciseRows(null, null, done),
    })),
  ]
}

const whose = (programme: PublishedProgramme | null): Whose | null =>
  programme?.athlete_ids
    ? { ids: programme.athlete_ids, nobody: programme.for_nobody ?? false }
    : null

type Paired = { mates: (PublishedProgramme | undefined)[]; left: PublishedProgramme[] }

function paired(now: readonly PublishedProgramme[], old: readonly PublishedProgramme[]): Paired {
  const left = [...old]
  const take = (found: number) => (found < 0 ? undefined : left.splice(found, 1)[0])
  const named = now.map(({ name }) => take(left.findIndex((one) => one.name === name)))
  return { mates: named.map((mate) => mate ?? take(left.length > 0 ? 0 : -1)), left }
}

const counted = (pieces: readonly Piece[]) =>
  pieces.map((piece, place) => ({
    piece,
    nth: pieces.slice(0, place + 1).filter(({ exercise_id }) => exercise_id === piece.exercise_id)
      .length,
  }))

/**
 * Returns what is planned, then what was published and what was done of exercises that are no
 * longer planned.
 */
function exerciseRows(
  own: PublishedProgramme | null,
  old: PublishedProgramme | null,
  lifted: readonly Lifted[],
): ExerciseRow[] {
  const [plan, notified] = [counted(own?.pieces ?? []), counted(old?.pieces ?? [])]
  const isOf = (exercise_id: number, nth: number) => (one: { piece: Piece; nth: number }) =>
    one.piece.exercise_id === exercise_id && one.nth === nth
  const gone = notified.filter(({ piece, nth }) => !plan.some(isOf(piece.exercise_id, nth)))
  const done = (exercise_id: number, nth: number) =>
    lifted.find((one) => one.exercise_id === exercise_id && one.nth === nth) ?? null
  const rows = [
    ...plan.map(({ piece, nth }) => ({ piece, nth, done: done(piece.exercise_id, nth) })),
    ...gone.map(({ piece, nth }) => ({
      piece,
      nth,
      done: nth === firstOf(gone, piece) ? done(piece.exercise_id, 0) : null,
    })),
  ].map(({ piece: { exercise_id }, nth, done: did }) => ({
    exercise_id,
    nth,
    plan: plan.find(isOf(exercise_id, nth))?.piece ?? null,
    notified: notified.find(isOf(exercise_id, nth))?.piece ?? null,
    done: did,
  }))
  const shown = new Set(rows.map((row) => row.done))
  const rest = lifted.filter((one) => !shown.has(one))
  return [
    ...rows,
    ...rest.map((one) => ({
      exercise_id: one.exercise_id,
      nth: one.nth,
      plan: null,
      notified: null,
      done: one,
    })),
  ]
}

const firstOf = (gone: readonly { piece: Piece; nth: number }[], { exercise_id }: Piece) =>
  gone.find(({ piece }) => piece.exercise_id === exercise_id)?.nth
