import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { PasswordField } from '@/components/ui/forms/text-fields'

type Props = ComponentProps<typeof PasswordField> & {
  /** The user's names, as far as they are known when the password is typed. */
  namesOf: () => string[]
}

const advice = 'This is one of the first passwords anyone would guess. A few words in a row are safer.'

/** A password that is chosen: says when it is a common one. What is common is loaded with the first letter. */
export function NewPasswordField({ namesOf, onChange, ...field }: Props) {
  const [isCommon, setIsCommon] = useState(false)
  const check = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    onChange?.(event)
    const { isCommonPassword } = await import('@/lib/accounts/common-passwords')
    // Of shorter ones the form says that they are too short.
    setIsCommon(input.value.length >= 6 && isCommonPassword(input.value, namesOf()))
  }
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        onChange={(event) => void check(event).catch(() => undefined)}
      />
      <p role="status" className="font-semibold text-sm [&:not(:empty)]:mt-1">
        {isCommon && advice}
      </p>
    </div>
  )
}
