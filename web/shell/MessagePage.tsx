import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './words.module.css'

type MessagePageProps = {
  title: string
  text?: string
  state?: 'not-found' | 'unauthorized' | 'error'
  children?: ReactNode
}

/** A page that says one thing and what to do next. */
export function MessagePage({ title, text, state, children }: MessagePageProps) {
  return (
    <div className={classes.few} data-page-state={state}>
      <Title order={1}>{title}</Title>
      {text && <Text>{text}</Text>}
      {children}
    </div>
  )
}
