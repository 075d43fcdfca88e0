import { IconDeviceWatch, IconPencil, IconPencilCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './results.module.css'
import type { LineSource } from '#domain/training/result-lines.ts'

const ICONS = {
  recorded: IconDeviceWatch,
  measured: IconDeviceWatch,
  entered: IconPencil,
  corrected: IconPencilCheck,
} as const

type SourceMarkProps = {
  source: LineSource
  iconOnly?: boolean
  title?: string
  /** Instead of the one word, who and when. */
  words?: string
}

/** Measured, entered or corrected: by icon and word. */
export function SourceMark({ source, iconOnly = false, title, words }: SourceMarkProps) {
  const { t } = useTranslation('results')
  const Icon = ICONS[source]
  const word = t(`sources.${source}`)
  return (
    <span className={classes.source} title={title ?? word}>
      <Icon
        size={14}
        {...(iconOnly ? { role: 'img', 'aria-label': title ?? word } : { 'aria-hidden': true })}
      />
      {!iconOnly && (words ?? word)}
    </span>
  )
}
