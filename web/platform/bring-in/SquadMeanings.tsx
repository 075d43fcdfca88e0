import { NativeSelect, Title } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './bring-in.module.css'

export type SquadMeaning = { written: string; name: string | null }
type SquadMeaningsProps = {
  /** As the server reads the names in the list. */
  squads: readonly (SquadMeaning & { is_new: boolean })[]
  /** Those of the club. */
  known: readonly string[]
  onChange: (written: string, name: string | null) => void
}

/** Which squad each name in the list means; one that nothing is called would be new. */
export function SquadMeanings({ squads, known, onChange }: SquadMeaningsProps) {
  const { t } = useTranslation('bring-in')
  if (squads.length === 0) return null
  return (
    <section>
      <Title order={2} size="h6" mb={6}>
        {t('squads.title')}
      </Title>
      <div className={classes.means}>
        {squads.map(({ written, name }) => {
          const own = known.find((one) => one.toLowerCase() === written.toLowerCase())
          const made =
            own === undefined ? [{ value: written, label: t('squads.new', { name: written }) }] : []
          return (
            <Fragment key={written}>
              <span>{written}</span>
              <NativeSelect
                size="xs"
                aria-label={t('squads.means', { name: written })}
                value={name ?? ''}
                data={[
                  ...made,
                  ...known.map((one) => ({ value: one, label: one })),
                  { value: '', label: t('squads.leaveOut') },
                ]}
                onChange={(event) => onChange(written, event.currentTarget.value || null)}
              />
            </Fragment>
          )
        })}
      </div>
    </section>
  )
}
