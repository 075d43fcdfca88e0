import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/people/profiles.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format/format.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { StatTile } from '../../ui/StatTile.tsx'
import { useZones } from '../../lookups/zones.ts'
import classes from './profiles.module.css'
import { zoneSpans } from './zone-spans.ts'

/** Maximum, resting heart rate and the six zones, saying where they come from. */
export function HeartRateZones({ profile: { person, zones } }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const colours = useZones()
  const open = opensPart('time-in-zone', useViewer())
  if (!person) return null
  const beats = (value: number | null) => format.number(value)
  return (
    <section className={classes.part} aria-labelledby="profile-zones">
      <Title order={2} id="profile-zones">
        {t('zones.title')}
      </Title>
      <Group gap="xl">
        <StatTile
          label={t('zones.max')}
          value={beats(person.max_hr ?? zones?.max_hr ?? null)}
          unit={format.units.heartRate}
          {...(person.max_hr === null && zones?.max_hr && { hint: t('zones.guessed') })}
        />
        <StatTile
          label={t('zones.resting')}
          value={beats(person.resting_hr)}
          unit={format.units.heartRate}
        />
      </Group>
      <PartNotice part="time-in-zone" />
      {zones ? (
        <>
          <Text size="sm" c="dimmed">
            {t(`zones.basis.${zones.basis}`)}
          </Text>
          <ol className={classes.zones}>
            {zoneSpans(zones.bounds).map(({ from, to }, index) => (
              <li
                key={from}
                className={classes.zone}
                style={{ background: colours[index]?.colour, color: colours[index]?.textColour }}
              >
                <span>
                  {t('zones.zone', { number: index + 1, code: colours[index]?.short ?? '' })}
                </span>
                <span>
                  {to === null
                    ? t('zones.from', { from: beats(from) })
                    : `${beats(from)}–${beats(to)}`}
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        open && (
          <Text size="sm" c="dimmed">
            {t('zones.none')}
          </Text>
        )
      )}
    </section>
  )
}
