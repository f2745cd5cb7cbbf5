import { useWatch } from 'react-hook-form'
import { TextArea } from '@/components/ui/forms/text-fields'
import { lengthHint } from '@/lib/posts/post-form'
import type { Form } from './unsaved-work'

/** What search results say of a post, with how long it is. */
export function MetaDescription({ form, rows }: { form: Form; rows: number }) {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' })
  return (
    <TextArea
      label="Meta Description"
      rows={rows}
      maxLength={500}
      error={form.formState.errors.excerpt?.message}
      hint={lengthHint(excerpt)}
      {...form.register('excerpt')}
    />
  )
}
