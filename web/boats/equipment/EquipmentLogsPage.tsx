import { Anchor, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { updateEquipment, type EquipmentDetail } from '#contract/boats/equipment.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { BoatSticker } from '../../lazy/boat-sticker.tsx'
import { paths } from '../../paths/paths.ts'
import { openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { ItemBookings } from './ItemBookings.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemLogs } from './ItemLogs.tsx'
import { LogForm } from './LogForm.tsx'
import classes from './equipment.module.css'
import { itemQuery } from './queries.ts'

/** One thing: what it ran, what it is, who has it, what happened to it. */
export function EquipmentLogsPage() {
  const { t } = useTranslation('equipment')
  const id = Number(useParams()['equipmentId'])
  const valid = Number.isSafeInteger(id) && id > 0
  const asked = useQuery({ ...itemQuery(id), enabled: valid })
  const { data, error, dataUpdatedAt } = asked
  if (data) return <Item item={data.data} now={dataUpdatedAt} />
  const back = (
    <Button component={Link} to={paths.equipment()}>
      {t('back')}
    </Button>
  )
  if (!valid || (error instanceof ApiProblem && error.status === 404))
    return <PageState state="not-found" text={t('gone')} action={back} />
  return (
    <Page title={t('title')}>
      <Waiting for={asked} rows={8} />
    </Page>
  )
}

const SECONDS_AN_HOUR = 3600

function Item({ item, now }: { item: EquipmentDetail; now: number }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const format = useFormat()
  const { id, name, status, distance, time, last_used, open_damages } = item
  const report = () =>
    openModal({ title: t('report'), content: <LogForm itemId={id} kinds={['damage']} /> })
  return (
    <Page
      title={name}
      subtitle={t(`states.${status}`)}
      action={
        <Group gap="sm">
          <BoatSticker item={item} />
          {can(updateEquipment.access, viewer) && (
            <Button
              variant="default"
              component={Link}
              to={paths.equipmentForm(item.category_id, id)}
              leftSection={<IconPencil size={18} />}
            >
              {t('edit')}
            </Button>
          )}
          <Button leftSection={<IconAlertTriangle size={18} />} onClick={report}>
            {t('report')}
          </Button>
        </Group>
      }
    >
      <Anchor component={Link} to={paths.equipment()} py="xs">
        <Group gap={6}>
          <IconArrowLeft size={18} aria-hidden />
          {t('back')}
        </Group>
      </Anchor>
      <Group gap="xl">
        <StatTile label={t('totals.distance')} value={format.distance(distance)} />
        <StatTile
          label={t('totals.time')}
          value={format.number(time / SECONDS_AN_HOUR, 1)}
          unit="h"
        />
        <StatTile
          label={t('totals.lastUsed')}
          value={last_used === null ? t('totals.never') : format.day(last_used)}
        />
        <StatTile label={t('totals.damages')} value={format.number(open_damages)} />
      </Group>
      <div className={classes.columns}>
        <ItemLogs item={item} now={now} />
        <div className={classes.bay}>
          <ItemBookings item={item} />
          <ItemFacts item={item} />
        </div>
      </div>
    </Page>
  )
}
