import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import { raceTimeText } from '#domain/time/race-time.ts'
import { raceClassText } from '#domain/training/race-class.ts'
import { doubtOf } from '#domain/training/race-doubt.ts'

/** Asks whether a time is right that hardly anybody rows; it counts either way. */
export function RaceDoubts({ races }: { races: readonly Race[] }) {
  const { t } = useTranslation('races')
  const [right, setRight] = useState<ReadonlySet<string>>(new Set())
  const asked = races.flatMap((race) => {
    const doubt = doubtOf(race)
    const key = `${race.id} ${race.time} ${race.distance} ${raceClassText(race)}`
    return doubt === null || right.has(key) ? [] : [{ race, doubt, key }]
  })
  if (asked.length === 0) return null
  return (
    <Alert color="amber" role="status" title={t('doubt.title')}>
      {asked.map(({ race, doubt, key }) => (
        <Group key={key} gap="xs" justify="space-between">
          <Text size="sm">
            {t(`doubt.${doubt}`, {
              name: race.name ?? race.number ?? t('unnamed'),
              class: raceClassText(race),
              time: raceTimeText(race.time ?? 0),
            })}
          </Text>
          <Button
            size="compact-md"
            variant="default"
            onClick={() => setRight(new Set([...right, key]))}
          >
            {t('doubt.right')}
          </Button>
        </Group>
      ))}
    </Alert>
  )
}
