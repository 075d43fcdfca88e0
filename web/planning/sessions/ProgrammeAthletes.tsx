import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { ProgrammeCardProps } from './ProgrammeCard.tsx'
import { isUnassigned, placesOf } from './programme-drafts.ts'
import classes from './session-form.module.css'

type ProgrammeAthletesProps = Pick<
  ProgrammeCardProps,
  'place' | 'programmes' | 'athletes' | 'onChange' | 'onAthletes'
> & {
  titleOf: (place: number) => string
  error: string | undefined
}

/**
 * The athletes of a programme: some of those who train, all who have none of their own, or nobody
 * any more.
 */
export function ProgrammeAthletes({
  place,
  programmes,
  athletes,
  titleOf,
  error,
  onChange,
  onAthletes,
}: ProgrammeAthletesProps) {
  const { t } = useTranslation('session-form')
  const [moved, setMoved] = useState<readonly string[]>([])
  const programme = programmes[place]
  if (!programme || athletes.length === 0) return null
  const places = placesOf(programmes)
  const elsewhere = (id: number) => {
    const at = places.get(id)
    return at === undefined || at === place ? null : titleOf(at)
  }
  const choose = (ids: number[]) => {
    const from = athletes.flatMap(({ id, name }) => {
      const other = ids.includes(id) ? elsewhere(id) : null
      return other === null ? [] : [t('programme.moved', { name, from: other })]
    })
    setMoved(from)
    onAthletes(ids)
  }
  const unassigned = isUnassigned(programme, new Set(athletes.map(({ id }) => id)))
  const rest = () =>
    t('programme.forRest', { count: athletes.filter(({ id }) => !places.has(id)).length })
  return (
    <>
      <MultiChoice
        label={t('programme.athletes')}
        description={
          unassigned ? t('programme.forNobody') : programme.athletes.length > 0 ? undefined : rest()
        }
        placeholder={t('choose.athletes')}
        groups={[
          {
            group: t('programme.athletes'),
            items: athletes.map(({ id, name }) => ({
              value: String(id),
              label: [name, elsewhere(id)].filter(Boolean).join(' · '),
            })),
          },
        ]}
        value={programme.athletes.filter((id) => athletes.some((one) => one.id === id)).map(String)}
        error={error}
        onChange={(ids) => choose(ids.map(Number))}
      />
      {unassigned && (
        <Button
          variant="subtle"
          className={classes.more}
          onClick={() => onChange({ athletes: [], for_nobody: false })}
        >
          {t('programme.giveToRest')}
        </Button>
      )}
      {moved.length > 0 && (
        <Text size="sm" role="status">
          {moved.join(' ')}
        </Text>
      )}
    </>
  )
}
