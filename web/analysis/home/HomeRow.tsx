import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './rows.module.css'
import { colon } from '../../format/punctuation.ts'

export type HomeRowProps = {
  icon: Icon
  /** It is worth a look before the others. */
  urgent?: boolean
  title: string
  facts?: ReactNode
  /** The one thing to do about it: a place to go to, or what happens here. */
  verb: string
  act: string | (() => void)
  /** It is the one filled button of the page. */
  first?: boolean
}

/** Something that waits: what it is, what is known of it, and one button. */
export function HomeRow({ icon: Icon, urgent, title, facts, verb, act, first }: HomeRowProps) {
  const variant = first ? 'filled' : 'default'
  return (
    <li className={classes.need}>
      <Icon size={20} aria-hidden className={classes.needIcon} data-urgent={urgent || undefined} />
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        {facts && <span className={classes.facts}>{facts}</span>}
      </span>
      {typeof act === 'string' ? (
        <Button
          component={Link}
          to={act}
          variant={variant}
          aria-label={`${verb}${colon()}${title}`}
        >
          {verb}
        </Button>
      ) : (
        <Button onClick={act} variant={variant} aria-label={`${verb}${colon()}${title}`}>
          {verb}
        </Button>
      )}
    </li>
  )
}
