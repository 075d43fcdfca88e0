import { useRef, useState, type Ref } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { InvitationLink } from '#contract/people/invitations.ts'
import type { MadeLink } from '#contract/people/invitations-personal.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import { imageOf } from '../../ui/image-of.ts'
import classes from './link-paper.module.css'
import { useRoleNames } from './use-role-names.ts'

/** What is put on paper: a card for each of these members, or one link for the wall. */
export type Paper =
  | { kind: 'cards'; links: readonly MadeLink[] }
  | { kind: 'poster'; link: InvitationLink }

const ON_A_PAGE = 8

/** What to print, and how it is put on paper: once its codes are drawn. */
export function usePaper() {
  const sheet = useRef<HTMLDivElement>(null)
  const [paper, setPaper] = useState<Paper | null>(null)
  const print = async (next: Paper) => {
    flushSync(() => setPaper(next))
    const codes = [...(sheet.current?.querySelectorAll('img') ?? [])]
    await Promise.allSettled(codes.map((code) => code.decode()))
    window.print()
  }
  return { print, paper: paper && <LinkPaper sheet={sheet} paper={paper} /> }
}

type LinkPaperProps = { sheet: Ref<HTMLDivElement>; paper: Paper }

function LinkPaper({ sheet, paper }: LinkPaperProps) {
  const club = useViewer().selected?.club.name ?? ''
  return createPortal(
    <div ref={sheet} className={classes.paper}>
      {paper.kind === 'cards' ? (
        <Cards links={paper.links} club={club} />
      ) : (
        <Poster link={paper.link} club={club} />
      )}
    </div>,
    document.body,
  )
}

function Cards({ links, club }: { links: readonly MadeLink[]; club: string }) {
  const pages = Array.from({ length: Math.ceil(links.length / ON_A_PAGE) }, (_, page) =>
    links.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  )
  return pages.map((cards) => (
    <div key={cards[0]?.user_id} className={classes.cards}>
      {cards.map((link) => (
        <Card key={link.user_id} link={link} club={club} />
      ))}
    </div>
  ))
}

function Card({ link, club }: { link: MadeLink; club: string }) {
  const { t } = useTranslation('personal-links')
  const format = useFormat()
  return (
    <div className={classes.card}>
      <img src={imageOf(link.qr)} alt="" />
      <div>
        <p>{club}</p>
        <p className={classes.name}>{link.full_name}</p>
        <p>{t('paper.scan')}</p>
        <p className={classes.url}>{link.url}</p>
        <p className={classes.small}>{t('paper.own', { day: format.dayExact(link.expires_at) })}</p>
      </div>
    </div>
  )
}

function Poster({ link, club }: { link: InvitationLink; club: string }) {
  const { t } = useTranslation('personal-links')
  const format = useFormat()
  const role = useRoleNames()(link.role_id)
  return (
    <div className={classes.poster}>
      <h1>{t('paper.join', { club })}</h1>
      <p>{[role, link.squad?.name].filter(Boolean).join(' · ')}</p>
      <img src={imageOf(link.qr)} alt="" />
      <p>{t('paper.scan')}</p>
      <p className={classes.name}>{shortUrl(link)}</p>
      <p className={classes.small}>{t('paper.until', { day: format.dayExact(link.expires_at) })}</p>
    </div>
  )
}

/** What one types: the address with the short code, without the scheme. */
export const shortUrl = ({ url, short_code }: InvitationLink): string => {
  const { host } = new URL(url)
  return `${host}/join/${short_code}`
}
