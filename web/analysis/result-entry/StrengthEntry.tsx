import { ActionIcon, Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconCheck, IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { SCORE_BOUNDS } from '#domain/constants/scores.ts'
import { kilogramsOf, weightIn } from '#domain/training/weights.ts'
import { useFormat } from '../../format/format.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { LinePager } from '../../sheet/LinePager.tsx'
import { RestClock, restOf, type Rest } from '../../ui/RestClock.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import type { Owner } from './owners.ts'
import { writeCell, type Writing } from './read-cell.ts'
import {
  chosenAfterSet,
  draftOf,
  exercisesOf,
  isEmptySet,
  openExercise,
  setSlot,
  setsLeft,
  type SetValues,
  type StrengthExercise,
  type StrengthSet,
} from './strength-sets.ts'
import type { EntryDesk } from './use-entries.ts'
import type { Words } from './use-words.ts'
import classes from './strength.module.css'

type StrengthEntryProps = {
  owners: readonly Owner[]
  scores: SessionScores
  desk: EntryDesk
  writing: Writing
  words: Words
}

/** A programme set by set: one exercise is open, and each set done starts the rest. */
export function StrengthEntry({ owners, scores, ...sheet }: StrengthEntryProps) {
  const [search, change] = useSearchParam()
  const at = Math.max(
    0,
    owners.findIndex(({ key }) => key === search.get('line')),
  )
  const owner = owners[at]
  if (!owner) return null
  return (
    <Stack gap="sm">
      {owners.length > 1 && (
        <LinePager
          name={owner.name}
          detail={[]}
          at={at}
          count={owners.length}
          onGo={(step) => change({ line: owners[at + step]?.key ?? null })}
        />
      )}
      <OwnProgramme key={owner.key} owner={owner} scores={scores} {...sheet} />
    </Stack>
  )
}

type OwnProgrammeProps = Omit<StrengthEntryProps, 'owners'> & { owner: Owner }

function OwnProgramme({ owner, scores, desk, writing, words }: OwnProgrammeProps) {
  const { t } = useTranslation('scores')
  const secondsAfter = useRests()
  const [chosen, setChosen] = useState<number | null>(null)
  const [rest, setRest] = useState<Rest | null>(null)
  const entered = { owner, entries: desk.entries, results: scores.results }
  const exercises = exercisesOf(scores.pieces, entered)
  const open = openExercise(exercises, chosen)
  useWakeLock(open !== undefined)
  const write = (piece: number, number: number, values: SetValues | null) =>
    desk.write(
      (['reps', 'exercise_weight'] as const).map((field) => ({
        owner,
        slot: setSlot(piece, number, field),
        text: writeCell(
          field,
          values === null ? null : field === 'reps' ? values.reps : values.weight,
          writing,
        ),
      })),
    )
  function finish(exercise: StrengthExercise, number: number, values: SetValues) {
    write(exercise.piece, number, values)
    setChosen(chosenAfterSet(exercise))
    const seconds = secondsAfter(exercise.piece)
    // After the last set of all there is nothing to rest for.
    setRest(seconds > 0 && setsLeft(exercises) > 1 ? restOf(seconds) : null)
  }
  return (
    <div className={classes.programme} data-resting={rest !== null || undefined}>
      <ol className={classes.exercises}>
        {exercises.map((exercise) => (
          <li key={exercise.piece}>
            <UnstyledButton
              className={classes.exercise ?? ''}
              aria-expanded={exercise === open}
              onClick={() => setChosen(exercise.piece)}
            >
              {exercise.isDone ? <IconCircleCheck size={20} /> : <IconCircle size={20} />}
              <span className={classes.name}>{words.piece(exercise.piece)}</span>
              <span className={classes.plan}>
                {t('strength.sets', {
                  done: exercise.sets.filter(({ isDone }) => isDone).length,
                  count: exercise.sets.length,
                })}
              </span>
            </UnstyledButton>
            {exercise === open && (
              <Sets
                key={exercise.sets.filter(({ isDone }) => isDone).length}
                exercise={exercise}
                name={words.piece(exercise.piece)}
                onDone={(number, values) => finish(exercise, number, values)}
                onUndo={(number) => write(exercise.piece, number, null)}
              />
            )}
          </li>
        ))}
      </ol>
      {!open && <Text role="status">{t('strength.allDone')}</Text>}
      {rest && (
        <div className={classes.rest}>
          <RestClock key={rest.from} rest={rest} onChange={setRest} />
        </div>
      )}
    </div>
  )
}

/** Seconds of rest after a set, by the number of its exercise. */
function useRests(): (piece: number) => number {
  const { strength_structures = [] } = useSession()
  const rests = new Map(
    strength_structures.flatMap(({ pieces }) =>
      pieces.map(({ number, rest }) => [number, rest ?? 0] as const),
    ),
  )
  return (piece) => rests.get(piece) ?? 0
}

type SetsProps = {
  exercise: StrengthExercise
  name: string
  onDone: (number: number, values: SetValues) => void
  onUndo: (number: number) => void
}

function Sets({ exercise, name, onDone, onUndo }: SetsProps) {
  const { t } = useTranslation('scores')
  const format = useFormat()
  const [draft, setDraft] = useState(() => draftOf(exercise))
  const next = exercise.sets.find(({ isDone }) => !isDone)
  const hasWeight = exercise.sets.some(
    ({ planned, weight }) => planned.weight !== null || weight !== null,
  )
  return (
    <div className={classes.sets} data-weight={hasWeight || undefined}>
      <span className={classes.head}>{t('strength.set')}</span>
      <span className={classes.head}>{t('fields.reps')}</span>
      {hasWeight && <span className={classes.head}>{format.units.weight}</span>}
      <span />
      {exercise.sets.map((set) => (
        <SetRow
          key={set.number}
          {...{ set, name, hasWeight, draft }}
          isNext={set === next}
          onDraft={setDraft}
          onTick={() => (set.isDone ? onUndo(set.number) : onDone(set.number, draft))}
        />
      ))}
      {next && (
        <Button
          size="lg"
          className={classes.done ?? ''}
          disabled={isEmptySet(draft)}
          leftSection={<IconCheck size={20} />}
          onClick={() => onDone(next.number, draft)}
        >
          {t('strength.done', { number: next.number })}
        </Button>
      )}
    </div>
  )
}

/** Kilograms or pounds a tap on less or more changes. */
const WEIGHT_STEP = { metric: 2.5, imperial: 5 } as const

type SetRowProps = {
  set: StrengthSet
  name: string
  hasWeight: boolean
  isNext: boolean
  draft: SetValues
  onDraft: (draft: SetValues) => void
  onTick: () => void
}

function SetRow({ set, name, hasWeight, isNext, draft, onDraft, onTick }: SetRowProps) {
  const { t } = useTranslation('scores')
  const format = useFormat()
  const { unitSystem } = format
  const shown = set.isDone ? set : { reps: set.planned.reps, weight: set.planned.weight }
  const max = weightIn(unitSystem, BOUNDS.exercise_weight.max)
  return (
    <>
      <span className={classes.number}>{format.number(set.number)}</span>
      {isNext ? (
        <>
          <Stepper
            label={t('fields.reps')}
            value={draft.reps ?? 0}
            text={format.number(draft.reps)}
            step={1}
            min={SCORE_BOUNDS.reps.min}
            max={SCORE_BOUNDS.reps.max}
            onChange={(reps) => onDraft({ ...draft, reps })}
          />
          {hasWeight && (
            <Stepper
              label={t('fields.exercise_weight')}
              value={weightIn(unitSystem, draft.weight ?? 0)}
              text={format.weightNumber(draft.weight)}
              step={WEIGHT_STEP[unitSystem]}
              min={0}
              max={max}
              onChange={(next) => onDraft({ ...draft, weight: kilogramsOf(unitSystem, next) })}
            />
          )}
        </>
      ) : (
        <>
          <span className={classes.figure} data-done={set.isDone || undefined}>
            {format.number(shown.reps)}
          </span>
          {hasWeight && (
            <span className={classes.figure} data-done={set.isDone || undefined}>
              {format.weightNumber(shown.weight)}
            </span>
          )}
        </>
      )}
      <ActionIcon
        size={44}
        variant={set.isDone ? 'light' : 'default'}
        color={set.isDone ? 'green' : 'gray'}
        disabled={!set.isDone && (!isNext || isEmptySet(draft))}
        aria-pressed={set.isDone}
        aria-label={t('strength.tick', { name, number: set.number })}
        onClick={onTick}
      >
        {(set.isDone || isNext) && <IconCheck size={20} />}
      </ActionIcon>
    </>
  )
}
