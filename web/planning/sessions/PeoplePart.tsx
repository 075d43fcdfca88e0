import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import {
  keepQuickAssign,
  lastPeople,
  QUICK_ASSIGNS,
  quickAssign,
  type QuickAssign,
} from './kept-choices.ts'
import { athletesOf, everybodyOf, peopleCount } from './people-count.ts'
import type { PeopleOptions } from './people-options.ts'
import { ConflictsNotice } from './ConflictsNotice.tsx'
import { GrantFields } from './GrantFields.tsx'
import type { PartProps } from './form-parts.ts'
import { NOBODY, type People } from './session-draft.ts'
import { WhoCan } from './WhoCan.tsx'
import ui from '../../ui/ui.module.css'
import { inBrackets } from '../../format/punctuation.ts'

export type PeoplePartProps = Pick<PartProps, 'draft' | 'onChange' | 'errors'> & {
  clubId: number
  /** Set for a saved session, which does not conflict with itself. */
  sessionId: number | null
  options: PeopleOptions
  creatorId: number
}

/** The fields at which the server reports problems with the chosen people. */
const FIELDS = { squads: 'squad_ids', athletes: 'athlete_ids', coaches: 'coach_ids' } as const

/** Who takes part: squads, athletes and coaches; how one chooses is remembered on this device. */
export function PeoplePart({
  clubId,
  sessionId,
  draft,
  options,
  creatorId,
  errors,
  onChange,
}: PeoplePartProps) {
  const { people } = draft
  const setPeople = (next: People) => onChange({ people: next })
  const { t } = useTranslation('session-form')
  const { t: common } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const [kind, setKind] = useState<QuickAssign>(() => quickAssign(clubId))
  const [last] = useState(() => lastPeople(clubId))
  const names = {
    squads: capital(common('words.squads')),
    athletes: t('athletes'),
    coaches: t('coaches'),
  }
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
          label:
            people[value].length > 0
              ? `${names[value]}${inBrackets(format.number(people[value].length))}`
              : names[value],
        }))}
      />
      <MultiChoice
        key={kind}
        label={names[kind]}
        placeholder={t(`choose.${kind}`)}
        error={errors[FIELDS[kind]]}
        groups={[
          {
            group: names[kind],
            items: options[kind].map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        value={people[kind]
          .filter((id) => options[kind].some((option) => option.id === id))
          .map(String)}
        onChange={(ids) => setPeople({ ...people, [kind]: ids.map(Number) })}
      />
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setPeople(everybodyOf(options))}>
          {t('everybody')}
        </Button>
        {last && (
          <Button variant="default" size="xs" onClick={() => setPeople(last)}>
            {t('asLastTime')}
          </Button>
        )}
        {count > 1 && (
          <Button variant="subtle" size="xs" onClick={() => setPeople(NOBODY)}>
            {t('nobody')}
          </Button>
        )}
      </Group>
      <Text size="sm" role="status">
        <strong className={ui.tabular}>{t('people', { count })}</strong>{' '}
        <Text span c="dimmed">
          {t('once')}
        </Text>
      </Text>
      <ConflictsNotice draft={draft} id={sessionId} />
      <WhoCan day={draft.start.day} userIds={athletesOf(people, options.members)} />
      {people.athletes.length + people.coaches.length > 0 && (
        <GrantFields
          people={people}
          grants={draft.grants}
          options={options}
          onChange={(grants) => onChange({ grants })}
        />
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
