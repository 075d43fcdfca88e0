import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type TwiceButtonProps = { isPending: boolean; onConfirmed: () => void }

/** Deletes once it is pressed a second time. */
export function TwiceButton({ isPending, onConfirmed }: TwiceButtonProps) {
  const { t } = useTranslation('reports')
  const [asked, setAsked] = useState(false)
  return (
    <Button
      variant={asked ? 'filled' : 'subtle'}
      color="red"
      loading={isPending}
      onClick={() => (asked ? onConfirmed() : setAsked(true))}
    >
      {t(asked ? 'views.reallyDelete' : 'views.delete')}
    </Button>
  )
}
