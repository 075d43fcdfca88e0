import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { TEST_WORDS } from '#domain/performance-tests/cells.ts'
import { TEST_NUMBERS } from '#domain/performance-tests/fields.ts'
import { missingFact, plannedSteps } from '#domain/performance-tests/planned-steps.ts'
import { STEP_PROTOCOLS } from '#domain/performance-tests/protocols.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../../format/server-clock.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { MultiChoice } from '../../../ui/MultiChoice.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ProtocolField } from './DayHead.tsx'
import { newLiveTest, type LiveTest } from './live-test.ts'

const USUAL = { seconds: 240, rest_s: 30, steps: 8 }
const MOST_STEPS = 15

/** Who is tested and how, before the first step. */
export function StartLive({ onStart }: { onStart: (test: LiveTest) => void }) {
  const { t } = useTranslation('test-entry')
  const { timeZone } = useFormat()
  const [day] = useState(() => dayIn(timeZone, serverDate()))
  const [chosen, setChosen] = useState<string[]>([])
  const [protocol, setProtocol] = useState<string | null>(STEP_PROTOCOLS[0])
  const [site, setSite] = useState('')
  const [own, setOwn] = useState<Partial<typeof USUAL>>({})
  const asked = useQuery(query(performanceTestDay, { query: { kind: 'step', day } }))
  const all = asked.data?.data.people.filter(({ can_write }) => can_write)
  if (!all) return <Waiting for={asked} rows={5} />
  const people = all.filter(({ user_id }) => chosen.includes(String(user_id)))
  const plans = people.flatMap((person) => plannedSteps(protocol, person) ?? [])
  const longest = plans.toSorted((one, other) => other.steps.length - one.steps.length)[0]
  const plan = {
    seconds: own.seconds ?? longest?.seconds ?? USUAL.seconds,
    rest_s: own.rest_s ?? longest?.rest_s ?? USUAL.rest_s,
    steps: own.steps ?? longest?.steps.length ?? USUAL.steps,
  }
  const missing = people.flatMap((person) => {
    const fact = missingFact(protocol, person)
    return fact === null ? [] : [{ name: person.full_name, fact }]
  })
  const number = (name: keyof typeof USUAL, bounds: { min: number; max: number }) => (
    <NumberField
      label={t(`live.plan.${name}`)}
      w={150}
      hideControls
      {...bounds}
      value={plan[name]}
      onChange={(value) => setOwn(value === null ? { ...own } : { ...own, [name]: value })}
    />
  )
  return (
    <Stack gap="md" maw={720}>
      <MultiChoice
        label={t('live.who')}
        groups={[
          {
            group: t('live.who'),
            items: all.map(({ user_id, full_name }) => ({
              value: String(user_id),
              label: full_name,
            })),
          },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <Group gap="sm" align="flex-start">
        <ProtocolField value={protocol} onChange={setProtocol} />
        {number('steps', { min: 1, max: MOST_STEPS })}
        {number('seconds', TEST_NUMBERS.step_s)}
        {number('rest_s', TEST_NUMBERS.rest_s)}
        <TextInput
          label={t('words.fields.site')}
          w={220}
          maxLength={TEST_WORDS.site}
          value={site}
          onChange={(event) => setSite(event.currentTarget.value)}
        />
      </Group>
      {missing.map(({ name, fact }) => (
        <Text key={name} size="sm" c="dimmed">
          {t(`missing.${fact}`, { names: name })}
        </Text>
      ))}
      <Group>
        <Button
          size="lg"
          disabled={people.length === 0}
          onClick={() =>
            onStart(newLiveTest({ day, protocol, site: site.trim() || null, plan, people }))
          }
        >
          {t('live.prepare')}
        </Button>
      </Group>
    </Stack>
  )
}
