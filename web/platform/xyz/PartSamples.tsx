import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { FigureRow, FigureRows } from '../../ui/FigureRow.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { axisAround, Interval, IntervalTicks } from '../../ui/Interval.tsx'
import { lookAt } from '../../ui/line-looks.ts'
import { RestClock, type Rest } from '../../ui/RestClock.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { SIDE_COLOURS } from '../../ui/theme-colours.ts'
import { colon } from '../../format/punctuation.ts'

const NAMES = ['Ada Lindqvist', 'Béla Kovács', 'Chloé Martin'] as const
const GAINS = [
  { value: 0.6, interval: { from: 0.2, to: 1 } },
  { value: -0.1, interval: { from: -0.5, to: 0.3 } },
  { value: -0.5, interval: null },
] as const
const AXIS = axisAround([1, -0.5])
/** A rest that is over, so that pictures of this page can be compared. */
const OVER: Rest = { from: 0, until: 90_000 }
const MOST_REPS = 20

/** What is chosen, doubt as intervals, a folded part, and the fields for thumbs. */
export function PartSamples() {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  const [names, setNames] = useState<readonly string[]>(NAMES)
  const [reps, setReps] = useState(8)
  const [rest, setRest] = useState(OVER)
  return (
    <Stack gap="md">
      <div>
        {GAINS.map(({ value, interval }, place) => (
          <Interval
            key={value}
            axis={AXIS}
            value={value}
            interval={interval}
            tone={SIDE_COLOURS.port}
            label={`${NAMES[place]}${colon()}${format.number(value, 1)} s`}
          />
        ))}
        <IntervalTicks axis={AXIS} write={(value) => format.number(value, 1)} />
      </div>
      <FigureRows label={t('sessions')}>
        {GAINS.map(({ value }, place) => (
          <FigureRow
            key={value}
            name={NAMES[place] ?? ''}
            note={t('sessions')}
            value={format.number(value, 1)}
            unit="s"
          />
        ))}
      </FigureRows>
      <Fold title={t('states')} aside={t('sessions')}>
        <Text>{t('emptyText')}</Text>
      </Fold>
      <Stepper
        label={t('sessions')}
        value={reps}
        text={format.number(reps)}
        step={1}
        min={0}
        max={MOST_REPS}
        onChange={setReps}
      />
      <RestClock rest={rest} onChange={setRest} />
      <SelectionBar
        items={names.map((name, place) => ({ key: name, name, look: lookAt(place) }))}
        onRemove={(key) => setNames(names.filter((name) => name !== key))}
        onClear={() => setNames([])}
        empty={t('nothingChosen')}
        action={<Button>{t('publish')}</Button>}
      />
    </Stack>
  )
}
