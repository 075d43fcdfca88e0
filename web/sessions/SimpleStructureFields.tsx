import { NumberInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DistanceInput } from '../ui/DistanceInput.tsx'
import { DurationInput } from '../ui/DurationInput.tsx'
import { simpleOf, textOfSimple, type SimpleStructure, type StructureReading } from './structure-draft.ts'

export type SimpleStructureFieldsProps = {
  reading: StructureReading
  onText: (text: string) => void
  onReadable: (field: string, readable: boolean) => void
}

const START: SimpleStructure = { repetitions: 1, measure: 'distance', amount: 2000, rest: null }
const START_SECONDS = 600

/** Repetitions, length and rest of one repeated piece. A structure of several pieces is only told as text. */
export function SimpleStructureFields({ reading, onText, onReadable }: SimpleStructureFieldsProps) {
  const { t } = useTranslation('session-form')
  const simple = reading.state === 'read' ? simpleOf(reading.structure) : null
  if (reading.state === 'read' && !simple)
    return (
      <Text size="sm" c="dimmed">
        {t('onlyText')}
      </Text>
    )
  const empty = simple === null
  const shown = simple ?? START
  const change = (part: Partial<SimpleStructure>) => onText(textOfSimple({ ...shown, ...part }))
  const setMeasure = (measure: string) =>
    change(measure === 'time' ? { measure: 'time', amount: START_SECONDS } : { measure: 'distance', amount: START.amount })
  return (
    <Stack gap="xs" role="group" aria-label={t('fields')}>
      <SegmentedControl
        aria-label={t('measure')}
        value={shown.measure}
        onChange={setMeasure}
        className="structure-measure"
        data={[
          { value: 'distance', label: t('byDistance') },
          { value: 'time', label: t('byTime') },
        ]}
      />
      <div className="structure-fields">
        <NumberInput
          label={t('repetitions')}
          min={1}
          max={99}
          allowDecimal={false}
          allowNegative={false}
          value={empty ? '' : shown.repetitions}
          onChange={(value) => typeof value === 'number' && value >= 1 && value <= 99 && change({ repetitions: value })}
        />
        {shown.measure === 'distance' ? (
          <DistanceInput
            label={t('pieceDistance')}
            value={empty ? null : shown.amount}
            onChange={(amount) => amount !== null && amount > 0 && change({ amount })}
            onReadable={(readable) => onReadable('piece', readable)}
          />
        ) : (
          <DurationInput
            label={t('pieceTime')}
            mask="mm:ss"
            value={empty ? null : shown.amount}
            onChange={(amount) => amount !== null && amount > 0 && change({ amount })}
            onReadable={(readable) => onReadable('piece', readable)}
          />
        )}
        <DurationInput
          label={t('rest')}
          mask="mm:ss"
          value={empty ? null : shown.rest}
          onChange={(rest) => (!empty || rest !== null) && change({ rest })}
          onReadable={(readable) => onReadable('rest', readable)}
        />
      </div>
    </Stack>
  )
}
