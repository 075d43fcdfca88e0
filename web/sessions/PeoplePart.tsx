import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format.ts'
import { MultiChoice } from '../ui/MultiChoice.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { keepQuickAssign, lastPeople, QUICK_ASSIGNS, quickAssign, type QuickAssign } from './kept-choices.ts'
import { peopleCount } from './people-count.ts'
import type { PeopleOptions } from './people-options.ts'
import type { People } from './session-draft.ts'

export type PeoplePartProps = {
  clubId: number
  people: People
  options: PeopleOptions
  creatorId: number
  onChange: (people: People) => void
}

/** Who takes part: squads, athletes and coaches; how one chooses is remembered on this device. */
export function PeoplePart({ clubId, people, options, creatorId, onChange }: PeoplePartProps) {
  const { t } = useTranslation('session-form')
  const { t: common } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const [kind, setKind] = useState<QuickAssign>(() => quickAssign(clubId))
  const [last] = useState(() => lastPeople(clubId))
  const names = { squads: capital(common('words.squads')), athletes: t('athletes'), coaches: t('coaches') }
  const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)
  const count = peopleCount(people, options.members, creatorId)
  const choose = (next: QuickAssign) => {
    setKind(next)
    keepQuickAssign(clubId, next)
  }
  return (
    <>
      <SegmentedControl
        aria-label={t('assign')}
        fullWidth
        orientation={phone ? 'vertical' : 'horizontal'}
        value={kind}
        onChange={(next) => choose(QUICK_ASSIGNS.find((known) => known === next) ?? 'squads')}
        data={QUICK_ASSIGNS.map((value) => ({
          value,
          label: people[value].length > 0 ? `${names[value]} (${format.number(people[value].length)})` : names[value],
        }))}
      />
      <MultiChoice
        key={kind}
        label={names[kind]}
        placeholder={t(`choose.${kind}`)}
        groups={[{ group: names[kind], items: options[kind].map(({ id, name }) => ({ value: String(id), label: name })) }]}
        value={people[kind].filter((id) => options[kind].some((option) => option.id === id)).map(String)}
        onChange={(ids) => onChange({ ...people, [kind]: ids.map(Number) })}
      />
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          onClick={() => onChange({ squads: [], athletes: idsOf(options.athletes), coaches: idsOf(options.coaches) })}
        >
          {t('everybody')}
        </Button>
        {last && (
          <Button variant="default" size="xs" onClick={() => onChange(last)}>
            {t('asLastTime')}
          </Button>
        )}
        {count > 1 && (
          <Button variant="subtle" size="xs" onClick={() => onChange({ squads: [], athletes: [], coaches: [] })}>
            {t('nobody')}
          </Button>
        )}
      </Group>
      <Text size="sm" role="status">
        <strong className="numbers">{t('people', { count })}</strong>{' '}
        <Text span c="dimmed">
          {t('once')}
        </Text>
      </Text>
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
