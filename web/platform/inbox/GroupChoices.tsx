import { NativeSelect, Switch, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeSettings } from '#contract/platform/inbox-settings.ts'
import { NOTICE_WAYS, type NoticeWay } from '#domain/notices/kinds.ts'
import classes from './notice-settings.module.css'
import type { SaveSettings } from './use-notice-settings.ts'
import { inBrackets } from '../../format/punctuation.ts'

type Choices = NoticeSettings['groups'][number]
type GroupChoicesProps = { choices: Choices; settings: NoticeSettings; save: SaveSettings }

/** The ways a group of notices comes by, and what is different for a squad. */
export function GroupChoices({ choices, settings, save }: GroupChoicesProps) {
  const { t } = useTranslation('notifications')
  const id = useId()
  const { group, ways, by_squad } = choices
  const shown = NOTICE_WAYS.filter((way) => way !== 'push' || settings.has_push)
  const isShut = (way: NoticeWay) =>
    way === 'mail' && (!settings.has_mail || settings.mails_stopped)
  return (
    <section className={classes.group} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {t(`groups.${group}`)}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`settings.hints.${group}`)}
      </Text>
      <div className={classes.ways}>
        {shown.map((way) => (
          <Switch
            key={way}
            label={t(`settings.ways.${way}`)}
            aria-describedby={id}
            disabled={isShut(way)}
            checked={ways[way] && !isShut(way)}
            onChange={(event) =>
              save({ choice: { group, way, wanted: event.currentTarget.checked } })
            }
          />
        ))}
      </div>
      {by_squad && settings.squads.length > 0 && (
        <SquadChoices group={group} ways={shown} settings={settings} save={save} />
      )}
    </section>
  )
}

type SquadProps = Omit<GroupChoicesProps, 'choices'> & {
  group: Choices['group']
  ways: readonly NoticeWay[]
}

function SquadChoices({ group, ways, settings, save }: SquadProps) {
  const { t } = useTranslation('notifications')
  const own = settings.exceptions.filter((one) => one.group === group)
  const several = new Set(settings.squads.map(({ club }) => club.id)).size > 1
  return (
    <details className={classes.squads} open={own.length > 0 || undefined}>
      <summary>{t('settings.squads')}</summary>
      <Text size="sm" c="dimmed">
        {t('settings.squadsHint')}
      </Text>
      {settings.squads.map(({ id: squad_id, name, club }) => {
        const title = several ? `${name}${inBrackets(club.name)}` : name
        return (
          <fieldset key={squad_id} className={classes.squad}>
            <legend>{title}</legend>
            {ways.map((way) => {
              const wanted = own.find((one) => one.squad_id === squad_id && one.way === way)?.wanted
              return (
                <NativeSelect
                  key={way}
                  label={t(`settings.ways.${way}`)}
                  data={[
                    { value: '', label: t('settings.general') },
                    { value: 'on', label: t('settings.on') },
                    { value: 'off', label: t('settings.off') },
                  ]}
                  value={wanted === undefined ? '' : wanted ? 'on' : 'off'}
                  onChange={(event) => {
                    const { value } = event.currentTarget
                    const choice = { group, way, squad_id }
                    save({ choice: { ...choice, wanted: value === '' ? null : value === 'on' } })
                  }}
                />
              )
            })}
          </fieldset>
        )
      })}
    </details>
  )
}
