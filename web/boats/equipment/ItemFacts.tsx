import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentDetail } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { categoriesQuery } from './queries.ts'
import classes from './equipment.module.css'
import { useServiceWord } from './use-service-word.ts'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'

const METRES_A_CM = 0.01
const LENGTHS = ['span', 'inboard', 'oar_length', 'height'] as const

/** What is known of it; what nobody entered is left out. */
export function ItemFacts({ item }: { item: EquipmentDetail }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const service = useServiceWord()
  const category = useQuery(categoriesQuery()).data?.data.find(({ id }) => id === item.category_id)
  const facts: [string, ReactNode][] = [
    [t('facts.category'), category && (category.name ?? t(`kinds.${category.kind}`))],
    [t('facts.boat'), item.boat_type === null ? null : boatById(item.boat_type)?.key],
    [t('facts.maker'), [item.manufacturer, item.model].filter(Boolean).join(' ')],
    [t('facts.year'), item.year],
    [t('facts.serial'), item.serial],
    [t('facts.weight'), weightRange(item, format)],
    [t('facts.owner'), item.owner],
    [t('facts.place'), item.location],
    [t('facts.sensors'), item.sensor_ids],
    ...LENGTHS.map((key): [string, ReactNode] => {
      const metres = item.rigging[key]
      return [
        t(`rigging.${key}`),
        metres === null || metres === undefined ? null : format.number(metres / METRES_A_CM, 1),
      ]
    }),
    [t('rigging.pitch'), item.rigging.pitch ?? null],
    [t('rigging.sides'), item.rigging.sides],
    ...(category?.fields ?? []).map(({ key, label, type }): [string, ReactNode] => {
      const value = item.values[key]
      return [label, type === 'date' && typeof value === 'string' ? format.day(value) : value]
    }),
    [t('columns.service'), service(item)],
    [
      t('facts.lastCrew'),
      item.last_crew &&
        `${item.last_crew.people.join(listSeparator())}${inBrackets(format.within.day(item.last_crew.at))}`,
    ],
    [t('facts.description'), item.description],
  ]
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <section aria-label={t('facts.title')} className={classes.bay}>
      <Title order={2} size="h4">
        {t('facts.title')}
      </Title>
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

function weightRange(
  { crew_weight_min: from, crew_weight_max: to }: EquipmentDetail,
  format: Format,
): string | null {
  if (from === null && to === null) return null
  return [from, to].map((bound) => (bound === null ? '' : format.weight(bound, 0))).join('–')
}
