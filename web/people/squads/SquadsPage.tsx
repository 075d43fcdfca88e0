import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { createSquad, type squads } from '#contract/people/squads.ts'
import type { Reply } from '#contract/endpoint.ts'
import { seesSquadFigures } from '#domain/rules/squads.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { squadsQuery } from './queries.ts'
import { SquadView } from './SquadView.tsx'
import classes from './squads.module.css'

type Squad = Reply<typeof squads>['data'][number]

/** All squads beside the chosen one; on a phone one after the other. */
export function SquadsPage() {
  const { t } = useTranslation('squads')
  const viewer = useViewer()
  const asked = useParams()['squadId']
  const phone = usePhone()
  const all = useQuery(squadsQuery({ people: true }))
  const list = all.data?.data
  const chosen = asked === undefined ? (phone ? null : (list?.[0]?.id ?? null)) : Number(asked)
  const make = can(createSquad.access, viewer) && (
    <Button component={Link} to={paths.squadForm()} leftSection={<IconPlus size={18} />}>
      {t('new')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      subtitle={seesSquadFigures(viewer) ? t('lead') : t('leadNames')}
      action={list && list.length > 0 && !(phone && chosen !== null) && make}
    >
      {!list && <Waiting for={all} rows={8} />}
      {list?.length === 0 && asked === undefined && (
        <PageState
          state="empty"
          icon={<IconUsersGroup size={32} />}
          title={t('empty')}
          text={make ? t('emptyText') : t('emptyAthlete')}
          action={make}
        />
      )}
      {list && (list.length > 0 || asked !== undefined) && (
        <div className={classes.columns}>
          {!(phone && chosen !== null) && <SquadList squads={list} chosen={chosen} />}
          {chosen !== null && <SquadView key={chosen} id={chosen} back={phone} />}
        </div>
      )}
    </Page>
  )
}

function SquadList({ squads: all, chosen }: { squads: readonly Squad[]; chosen: number | null }) {
  const { t } = useTranslation('squads')
  return (
    <nav aria-label={t('list')}>
      <ul className={classes.list}>
        {all.map(({ id, name, squad_users }) => (
          <li key={id}>
            <Link
              to={paths.squad(id)}
              className={classes.squad}
              {...(id === chosen && { 'aria-current': 'page' as const })}
            >
              {name}
              <span className={classes.count}>
                {t('count', { count: squad_users?.length ?? 0 })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
