import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { everybodyOf, peopleCount } from './people-count.ts'
import type { PeopleOptions } from './people-options.ts'
import { NOBODY, type People } from './session-draft.ts'

type WeekPeopleProps = {
  people: People
  options: PeopleOptions
  onChange: (people: People) => void
}

/** Who takes part in all sessions of a week: squads, or everybody. */
export function WeekPeople({ people, options, onChange }: WeekPeopleProps) {
  const { t } = useTranslation('session-form')
  const { t: common } = useTranslation()
  const { user_id } = useViewer()
  const squads = common('nav.squads')
  const items = options.squads.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <div>
      <MultiChoice
        label={squads}
        placeholder={t('choose.squads')}
        groups={[{ group: squads, items }]}
        value={people.squads.map(String)}
        onChange={(ids) => onChange({ ...NOBODY, squads: ids.map(Number) })}
      />
      <Group gap="xs" mt="xs">
        <Button variant="default" size="xs" onClick={() => onChange(everybodyOf(options))}>
          {t('everybody')}
        </Button>
        <Text size="sm" role="status">
          {t('people', { count: peopleCount(people, options.members, user_id) })}
        </Text>
      </Group>
    </div>
  )
}
