import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { isRowingOrPaddling, SPORT, SPORTS, takesScores } from '#domain/constants/sports.ts'
import { useSportName } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

type AddAlternativeProps = {
  scores: SessionScores
  onAdd: (userId: number, sportId: number) => void
}

/** Asks who trained something else, and what; this adds a line in which to enter it. */
export function AddAlternative({ scores: { athletes, user_actions }, onAdd }: AddAlternativeProps) {
  const { t } = useTranslation('scores')
  const { user_id } = useViewer()
  const nameOf = useSportName()
  const people = user_actions.all ? athletes : athletes.filter((one) => one.user_id === user_id)
  const first = people.find(({ did_alternative }) => did_alternative) ?? people[0]
  const [who, setWho] = useState(first ? String(first.user_id) : null)
  const [sport, setSport] = useState<string>(String(SPORT.run))
  const sports = SPORTS.filter(
    ({ id }) => takesScores(id) && (user_actions.all || !isRowingOrPaddling(id)),
  )
  return (
    <Group gap="sm" align="flex-end">
      <SearchSelect
        label={t('alternative.who')}
        value={who}
        onChange={(next) => setWho(next ?? who)}
        data={people.map((one) => ({ value: String(one.user_id), label: one.full_name }))}
      />
      <SearchSelect
        label={t('alternative.sport')}
        value={sport}
        onChange={(next) => setSport(next ?? sport)}
        data={sports.map(({ id }) => ({ value: String(id), label: nameOf(id) }))}
      />
      <Button
        variant="default"
        disabled={who === null}
        onClick={() => onAdd(Number(who), Number(sport))}
      >
        {t('alternative.add')}
      </Button>
    </Group>
  )
}
