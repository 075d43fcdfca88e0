import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TIME_MASKS, type TimeMask } from '#domain/constants/masks.ts'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { FieldMenu } from './FieldMenu.tsx'
import type { Owner } from './owners.ts'
import type { Splits } from './grid-model.ts'
import type { EntryField } from './read-cell.ts'
import type { Choice, Order } from './use-choice.ts'
import type { Words } from './use-words.ts'

type SheetChoicesProps = {
  choice: Choice
  owners: readonly Owner[]
  pieces: SessionScores['pieces']
  fields: readonly EntryField[]
  shown: readonly EntryField[]
  splits: Splits
  order: Order
  phone: boolean
  words: Words
}

const ALL = 'all'

/** Which pieces and people, which columns, and how times are written. */
export function SheetChoices({
  choice,
  owners,
  pieces,
  fields,
  shown,
  splits,
  order,
  phone,
  words,
}: SheetChoicesProps) {
  const { t } = useTranslation('scores')
  const strength = pieces.some(({ exercise_id }) => exercise_id !== null)
  const hasParts = pieces.some(({ parts }) => parts.length > 0)
  const select = <V extends string>(
    label: string,
    value: V,
    data: readonly { value: V; label: string }[],
    onChange: (value: V) => void,
  ) => (
    <Select
      label={label}
      value={value}
      data={[...data]}
      allowDeselect={false}
      w={phone ? '100%' : 165}
      onChange={(next) => {
        const found = data.find((one) => one.value === next)
        if (found) onChange(found.value)
      }}
    />
  )
  const asked = (name: string) => (value: string) => choice.set(name, value === ALL ? null : value)
  return (
    <>
      {select(
        t(strength ? 'choose.exercise' : 'choose.piece'),
        choice.piece === null ? ALL : String(choice.piece),
        [
          { value: ALL, label: t(strength ? 'choose.allExercises' : 'choose.allPieces') },
          ...pieces.map(({ piece }) => ({ value: String(piece), label: words.piece(piece) })),
          { value: '0', label: t('wholeSession') },
        ],
        asked('piece'),
      )}
      {owners.length > 1 &&
        select(
          t('choose.who'),
          choice.owner ?? ALL,
          [
            { value: ALL, label: t('choose.everybody') },
            ...owners.map(({ key, name, crew_id, pieces: own }) => ({
              value: key,
              label:
                crew_id !== null && own?.length === 1
                  ? `${name} · ${words.piece(own[0] ?? 0)}`
                  : name,
            })),
          ],
          asked('who'),
        )}
      {!phone &&
        select<Order>(
          t('choose.order'),
          order,
          (['person', 'piece', 'wide'] as const).map((value) => ({
            value,
            label: t(`choose.orders.${strength && value === 'piece' ? 'exercise' : value}`),
          })),
          (value) => choice.set('order', value),
        )}
      {hasParts &&
        select<Splits>(
          t(strength ? 'choose.sets' : 'choose.splits'),
          splits,
          (['none', 'time', 'all'] as const).map((value) => ({
            value,
            label: t(`choose.splitsShown.${value}`),
          })),
          (value) => choice.set('splits', value),
        )}
      {select<TimeMask>(
        t('choose.mask'),
        choice.mask,
        TIME_MASKS.map((value) => ({ value, label: value })),
        choice.setMask,
      )}
      <FieldMenu words={words} fields={fields} shown={shown} onChange={choice.setFields} />
    </>
  )
}
