import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState, type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../load/lazy-part.tsx'
import { useTranslation } from 'react-i18next'
import type { AnswerChoicesProps } from './AnswerChoices.tsx'

const AnswerChoices = lazyPart(() =>
  import('./AnswerChoices.tsx').then((part) => ({ default: part.AnswerChoices })),
)

/**
 * What an athlete says less often than coming or not. The menu is fetched when somebody opens it:
 * an answer takes one tap, and home none of its code.
 */
export function AnswerMenu(props: Omit<AnswerChoicesProps, 'button'>) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  return (
    <Suspense fallback={<MoreButton loading />}>
      <AnswerChoices {...props} button={<MoreButton ref={takeFocus} />} />
    </Suspense>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

function MoreButton(props: ComponentProps<typeof ActionIcon<'button'>>) {
  const { t } = useTranslation('attendance')
  return (
    <ActionIcon variant="default" size={44} aria-label={t('otherAnswers')} {...props}>
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  )
}
