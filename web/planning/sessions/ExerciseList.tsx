import { ActionIcon, Button, Checkbox, Fieldset, Group } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exercises, addExercise } from '#contract/lookups.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import type { StrengthPiece } from '#domain/training/programmes.ts'
import { kilogramsOf, weightIn } from '#domain/training/weights.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { lookup } from '../../lookups/queries.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { colon } from '../../format/punctuation.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import type { PartProps } from './form-parts.ts'
import { FIRST_PIECE } from './programme-drafts.ts'
import classes from './session-form.module.css'

type AddExerciseProps = { onAdded: (exerciseId: number) => void }

/** An exercise of the club's own, for those who may add one. */
function AddExercise({ onAdded }: AddExerciseProps) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  if (!can(addExercise.access, viewer)) return null
  const ask = () =>
    openModal({
      title: t('strength.newTitle'),
      size: 'sm',
      content: <NewExercise onAdded={onAdded} />,
    })
  return (
    <Button variant="subtle" onClick={ask}>
      {t('strength.new')}
    </Button>
  )
}

function NewExercise({ onAdded }: AddExerciseProps) {
  const { t } = useTranslation('session-form')
  const form = useForm(addExercise, {
    initial: { name: '' },
    refreshes: [exercises],
    explain: ({ status }) => (status === 409 ? t('strength.known') : null),
    onSaved: ({ data }) => {
      onAdded(data.id)
      closeModal()
    },
  })
  return (
    <Form of={form} submit={t('strength.new')} wide>
      <TextField
        {...form.at('name')}
        label={t('strength.exercise')}
        required={false}
        data-autofocus
      />
    </Form>
  )
}

type Segment = StrengthPiece['segments'][number]
const [MOST, MOST_SETS] = [50, 50]

export type ExerciseListProps = Pick<PartProps, 'onReadable'> & {
  pieces: readonly StrengthPiece[]
  /** The position of the list, which distinguishes the fields of several lists. */
  place: number
  fault: string | undefined
  onChange: (pieces: readonly StrengthPiece[]) => void
}

/** Exercises below each other, each with its sets, repetitions, weight and rest in one row. */
export function ExerciseList({
  pieces,
  place: list,
  fault,
  onChange: write,
  onReadable,
}: ExerciseListProps) {
  const { t } = useTranslation('session-form')
  const options = useQuery({ ...query(exercises), ...lookup }).data?.data ?? []
  const phone = usePhone()
  const set = (index: number, part: Partial<StrengthPiece>) =>
    write(pieces.map((piece, place) => (place === index ? { ...piece, ...part } : piece)))
  const change = (index: number, place: number, part: Partial<Segment>) =>
    set(index, {
      segments: (pieces[index]?.segments ?? []).map((old, at) =>
        at === place ? { ...old, ...part } : old,
      ),
    })
  return (
    <>
      {pieces.map((piece, index) => (
        <Fieldset
          key={index}
          legend={t('strength.nth', { number: String(index + 1) })}
          className={classes.piece}
        >
          <div className={classes.exercise}>
            <SearchSelect
              aria-label={t('strength.exercise')}
              placeholder={t('strength.search')}
              data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={piece.exercise_id === 0 ? null : String(piece.exercise_id)}
              error={piece.exercise_id === 0 ? fault : undefined}
              nothingFoundMessage={t('strength.nothing')}
              onChange={(id) => set(index, { exercise_id: Number(id ?? 0) })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={phone ? 44 : 'lg'}
              aria-label={t('strength.remove', { number: String(index + 1) })}
              onClick={() => write(pieces.filter((_, place) => place !== index))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </div>
          <div className={classes.setFields}>
            <NumberField
              label={t('strength.sets')}
              min={1}
              max={MOST_SETS}
              hideControls={phone}
              value={piece.sets_count}
              onChange={(sets) =>
                sets !== null && sets >= 1 && sets <= MOST_SETS && set(index, withSets(piece, sets))
              }
            />
            {piece.segments.length === 1 && (
              <SetFields segment={piece.segments[0]} onChange={(part) => change(index, 0, part)} />
            )}
            <DurationInput
              label={t('strength.rest')}
              mask="mm:ss"
              value={piece.rest ?? null}
              onChange={(rest) => set(index, { rest })}
              onReadable={(readable) => onReadable(`strength-${list}-${index}`, readable)}
            />
          </div>
          {piece.sets_count > 1 && (
            <Checkbox
              label={t('strength.own')}
              checked={piece.segments.length > 1}
              onChange={(event) =>
                set(index, {
                  segments: event.currentTarget.checked
                    ? repeated(piece)
                    : piece.segments.slice(0, 1),
                })
              }
            />
          )}
          {piece.segments.length > 1 &&
            piece.segments.map((segment, place) => (
              <div key={place} className={classes.setFields}>
                <SetFields
                  label={t('strength.set', { number: String(place + 1) })}
                  segment={segment}
                  onChange={(part) => change(index, place, part)}
                />
              </div>
            ))}
        </Fieldset>
      ))}
      <Group gap="xs">
        {pieces.length < MOST && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => write([...pieces, FIRST_PIECE])}
          >
            {t('strength.add')}
          </Button>
        )}
        <AddExercise
          onAdded={(exercise_id) => write([...pieces, { ...FIRST_PIECE, exercise_id }])}
        />
      </Group>
    </>
  )
}

const repeated = ({ sets_count, segments }: StrengthPiece): Segment[] =>
  Array.from(
    { length: sets_count },
    (_, index) => segments[index] ?? segments.at(-1) ?? { reps_count: null, exercise_weight: null },
  )
/** Sets of their own are as many as there are sets. */
const withSets = (piece: StrengthPiece, sets_count: number): Partial<StrengthPiece> =>
  piece.segments.length > 1
    ? { sets_count, segments: repeated({ ...piece, sets_count }) }
    : { sets_count }

type SetProps = {
  label?: string
  segment: Segment | undefined
  onChange: (part: Partial<Segment>) => void
}

/** Repetitions and weight of one set, or of all. */
function SetFields({ label, segment, onChange }: SetProps) {
  const { t } = useTranslation('session-form')
  const { unitSystem, units } = useFormat()
  const phone = usePhone()
  const named = (text: string) => (label === undefined ? text : `${label}${colon()}${text}`)
  const weight = segment?.exercise_weight ?? null
  return (
    <>
      <NumberField
        label={named(t('strength.reps'))}
        {...BOUNDS.reps}
        hideControls={phone}
        value={segment?.reps_count ?? null}
        onChange={(reps_count) => onChange({ reps_count })}
      />
      <NumberField
        label={named(t('strength.weight'))}
        min={weightIn(unitSystem, BOUNDS.exercise_weight.min)}
        max={weightIn(unitSystem, BOUNDS.exercise_weight.max)}
        decimals={1}
        rightSection={units.weight}
        value={weight === null ? null : weightIn(unitSystem, weight)}
        onChange={(next) =>
          onChange({ exercise_weight: next === null ? null : kilogramsOf(unitSystem, next) })
        }
      />
    </>
  )
}
