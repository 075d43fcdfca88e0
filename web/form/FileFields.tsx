import { FileInput, Image } from '@mantine/core'
import { IconFile, IconPhoto } from '@tabler/icons-react'
import { DOCUMENT_ENDINGS } from '#domain/wall/documents.ts'
import { useObjectUrl } from '../ui/use-object-url.ts'

type Props = {
  label: string
  placeholder: string
  value: File | null
  onChange: (file: File | null) => void
}

/** Takes one photograph of a kind that is stored, and shows it. */
export function PhotoField(field: Props) {
  const address = useObjectUrl(field.value)
  return (
    <>
      <FileInput
        {...field}
        accept="image/jpeg,image/png,image/webp,image/gif"
        leftSection={<IconPhoto size={18} />}
      />
      {address !== null && (
        <Image src={address} alt={field.value?.name ?? ''} mah={240} w="auto" fit="contain" />
      )}
    </>
  )
}

/** Takes a PDF or a file of an office program. */
export const DocumentField = (field: Props) => (
  <FileInput
    {...field}
    accept={DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',')}
    leftSection={<IconFile size={18} />}
  />
)
