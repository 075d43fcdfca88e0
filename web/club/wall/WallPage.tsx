import { Anchor, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { squads } from '#contract/people/squads.ts'
import type { WallPost } from '#contract/club/wall.ts'
import { settlesReports } from '#domain/wall/posting.ts'
import { query } from '../../api/api.ts'
import { useCatchUp, useLiveEvent } from '../../api/live.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { PostCard } from './PostCard.tsx'
import { placeOfPost, postQuery, wallChanged } from './queries.ts'
import { Wall } from './Wall.tsx'
import classes from './wall.module.css'

/** The wall of the club or of a squad, or one post, by what the address names. */
export function WallPage() {
  const [search] = useSearchParam()
  const id = idIn(search.get('post') ?? undefined)
  const squad_id = idIn(search.get('squad') ?? undefined)
  if (id !== null) return <OnePost key={id} id={id} />
  if (squad_id !== null) return <SquadWall key={squad_id} id={squad_id} />
  return <ClubWall />
}

function ClubWall() {
  const { t } = useTranslation('wall')
  return (
    <Page title={t('title')} subtitle={t('lead')} tabs={<WallTabs />}>
      <Wall place={{ kind: 'club', id: null }} />
    </Page>
  )
}

function SquadWall({ id }: { id: number }) {
  const { t } = useTranslation('wall')
  const asked = useQuery(query(squads))
  const name = asked.data?.data.find((squad) => squad.id === id)?.name
  return (
    <Page title={name === undefined ? t('title') : t('titleOf', { name })} tabs={<WallTabs />}>
      <Anchor component={Link} to={paths.squad(id)} py="xs">
        {t('toSquad')}
      </Anchor>
      <Wall place={{ kind: 'squad', id }} />
    </Page>
  )
}

/** One post with its comments, such as a notice leads to. */
function OnePost({ id }: { id: number }) {
  const { t } = useTranslation('wall')
  const asked = useQuery(postQuery(id))
  useLiveEvent('wall', ({ post_id }) => {
    if (post_id === id) void wallChanged()
  })
  useCatchUp(() => void wallChanged())
  const post = asked.data?.data
  return (
    <Page title={post?.place_name ? t('titleOf', { name: post.place_name }) : t('title')}>
      {post ? (
        <Stack gap="sm" className={classes.wall}>
          <Anchor component={Link} to={wallOf(post)} py="xs">
            {t('toWall')}
          </Anchor>
          <PostCard post={post} heading={2} discussed />
        </Stack>
      ) : (
        <Waiting for={asked} rows={6} missing={t('gone')} />
      )}
    </Page>
  )
}

function wallOf(post: WallPost): string {
  const { kind, id } = placeOfPost(post)
  if (post.challenge_slug !== null) return paths.challenge(post.challenge_slug)
  if (kind === 'session' && id !== null) return paths.session(id)
  return id === null ? paths.wall() : paths.wallOfSquad(id)
}

/** For those who settle reports: the wall, and what was reported. */
export function WallTabs() {
  const { t } = useTranslation('wall')
  if (!settlesReports(useViewer())) return null
  const tabs = [
    { to: paths.wall(), label: t('title') },
    { to: paths.wallReports(), label: t('reports.tab') },
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}
