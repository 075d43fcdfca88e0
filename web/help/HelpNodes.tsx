import { useComputedColorScheme } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { createContext, createElement, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageElement, PageNode } from '#help/nodes.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import classes from './article.module.css'
import type { HelpPicture } from './book.ts'

/** How links of an article look like here, and which pictures there are. */
type Surroundings = {
  title: string
  /** Which heading the parts of an article have: below the title of a page, or of a panel. */
  level: 2 | 3
  picture: HelpPicture | undefined
  linkTo: (slug: string, words: ReactNode) => ReactNode
}

export const HelpContext = createContext<Surroundings | null>(null)

function useSurroundings(): Surroundings {
  const surroundings = use(HelpContext)
  if (!surroundings) throw new Error('A part of an article stands outside of one')
  return surroundings
}

/** What an article says, drawn from its data. */
export const HelpNodes = ({ nodes }: { nodes: readonly PageNode[] }) =>
  nodes.map((node, index) =>
    typeof node === 'string' ? node : <HelpElement key={index} element={node} />,
  )

function HelpElement({ element }: { element: PageElement }) {
  const { t } = useTranslation('help')
  const { level, linkTo } = useSurroundings()
  const [tag, attributes, ...nodes] = element
  const within = nodes.length > 0 ? <HelpNodes nodes={nodes} /> : undefined
  switch (tag) {
    case 'a':
      return attributes['to'] === undefined ? (
        <a href={attributes['href']}>{within}</a>
      ) : (
        linkTo(attributes['to'], within)
      )
    case 'ol':
      return <ol className={classes.steps}>{within}</ol>
    case 'li':
      return <li data-step={attributes['step']}>{within}</li>
    case 'h2':
    case 'h3':
      return createElement(
        `h${Number(tag[1]) + level - 2}`,
        { id: attributes['id'], className: classes.heading },
        within,
      )
    case 'figure':
      return <HelpFigure>{within}</HelpFigure>
    case 'figcaption':
      return (
        <figcaption>
          {within} {t('fromDemo')}
        </figcaption>
      )
    case 'blockquote':
      return (
        <div className={classes.note} role="note">
          <IconInfoCircle size={18} aria-hidden />
          <div>{within}</div>
        </div>
      )
    case 'table':
      return (
        <ScrollRegion label={t('table')} className={classes.wide}>
          <table>{within}</table>
        </ScrollRegion>
      )
    case 'pre':
      return (
        <ScrollRegion label={t('code')} className={classes.wide}>
          <pre>{within}</pre>
        </ScrollRegion>
      )
    default:
      return createElement(tag, {}, within)
  }
}

/** The picture of an article in the colours of the page, and below it what to look at. */
function HelpFigure({ children }: { children: ReactNode }) {
  const { t } = useTranslation('help')
  const scheme = useComputedColorScheme('light')
  const { picture, title } = useSurroundings()
  if (!picture) return null
  return (
    <figure className={classes.figure}>
      <img
        src={picture[scheme]}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        alt={t('pictureOf', { title })}
      />
      {children}
    </figure>
  )
}
