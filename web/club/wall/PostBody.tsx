import { Anchor, Button, Text } from '@mantine/core'
import { IconDownload, IconExternalLink, IconPlayerPlay } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { wallFile, wallPhoto, type ResultCard, type WallPost } from '#contract/club/wall.ts'
import { videoOf, type Video } from '#domain/wall/videos.ts'
import { download, fetchFile } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { paths } from '../../paths/paths.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import { PostText } from './PostText.tsx'
import classes from './wall.module.css'

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
function WallPhoto({ id, alt }: { id: number; alt: string }) {
  const { data } = useQuery({
    queryKey: ['wall-photo', id],
    queryFn: () => fetchFile(wallPhoto, { params: { id } }),
    staleTime: Infinity,
  })
  const address = useObjectUrl(data)
  return <span className={classes.photo}>{address && <img src={address} alt={alt} />}</span>
}

/** The words of a post and what it has besides; of a deleted one that there was one. */
export function PostBody({ post }: { post: WallPost }) {
  const { t } = useTranslation('wall')
  if (post.is_deleted)
    return (
      <Text size="sm" fs="italic" c="dimmed">
        {t('deleted')}
      </Text>
    )
  const video = post.video_url === null ? null : videoOf(post.video_url)
  return (
    <>
      {post.text !== null && <PostText text={post.text} mentions={post.mentions} />}
      {post.kind === 'photo' && <WallPhoto id={post.id} alt={post.alt ?? ''} />}
      {video && <VideoCard video={video} />}
      {post.file && <FileCard id={post.id} file={post.file} />}
      {post.result && <Result result={post.result} />}
    </>
  )
}

/** Nothing of the other host is loaded before somebody asks for it. */
function VideoCard({ video: { url, host, embed } }: { video: Video }) {
  const { t } = useTranslation('wall')
  const [plays, setPlays] = useState(false)
  if (plays && embed !== null)
    return (
      <iframe
        className={classes.player}
        src={embed}
        title={t('video.title', { host })}
        // The player is of another origin, so it reaches nothing of this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- players need both
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className={classes.card}>
      <IconPlayerPlay size={24} aria-hidden />
      <Text fw={600}>{t('video.title', { host })}</Text>
      <span className={classes.cardActions}>
        {embed !== null && (
          <Button variant="default" onClick={() => setPlays(true)}>
            {t('video.play')}
          </Button>
        )}
        <Button
          variant={embed === null ? 'default' : 'subtle'}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          rightSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('video.open')}
        </Button>
      </span>
    </div>
  )
}

type FileProps = { id: number; file: { name: string; size: number } }

function FileCard({ id, file: { name, size } }: FileProps) {
  const { t } = useTranslation('wall')
  const format = useFormat()
  const save = useMutation({ mutationFn: () => download(wallFile, { params: { id } }) })
  return (
    <div className={classes.card}>
      <Text fw={600} className={classes.fileName}>
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        {format.bytes(size)}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('file.save')}
      </Button>
    </div>
  )
}

/** A result for who sees those of its session; for others that there is one. */
function Result({ result: { session, pieces } }: { result: ResultCard }) {
  const { t } = useTranslation('wall')
  const format = useFormat()
  if (!session || pieces === null) return <Text className={classes.card}>{t('result.closed')}</Text>
  return (
    <div className={classes.card}>
      <SportMark sportId={session.sport_id} size={28} iconOnly />
      <span>
        <Anchor component={Link} to={paths.sessionResults(session.id)} fw={600}>
          {session.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {format.dateTime(session.start_date)}
        </Text>
      </span>
      <ol className={classes.pieces} aria-label={t('result.pieces')}>
        {pieces.map(({ time, distance }, index) => (
          <li key={`${index} ${time} ${distance}`}>
            {distance !== null && <span>{format.distance(distance)}</span>}
            {time !== null && <strong>{format.resultTime(time)}</strong>}
          </li>
        ))}
      </ol>
    </div>
  )
}
