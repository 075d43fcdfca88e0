import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mention } from '#contract/club/wall.ts'
import type { Place } from '#domain/wall/places.ts'
import { Composer } from './Composer.tsx'
import { fromTokens, type Named } from './mention-text.ts'
import { wallChanged } from './queries.ts'

type EditWordsProps = {
  place: Place
  words: { text: string; mentions: readonly Mention[] }
  maxLength: number
  save: (text: string) => Promise<unknown>
  onDone: () => void
}

/** Changes what one wrote. */
export function EditWords({ place, words, maxLength, save, onDone }: EditWordsProps) {
  const { t } = useTranslation('wall')
  const change = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      onDone()
      await wallChanged()
    },
  })
  const chosen = words.mentions.flatMap(({ id, full_name }): Named[] =>
    full_name === null ? [] : [{ id, full_name }],
  )
  return (
    <Composer
      place={place}
      label={t('edit.label')}
      send={t('edit.save')}
      maxLength={maxLength}
      initial={{ text: fromTokens(words.text, chosen), chosen }}
      isFocused
      renderBeside={() => (
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
      )}
      isSending={change.isPending}
      onSend={(text) => change.mutate(text)}
    />
  )
}
