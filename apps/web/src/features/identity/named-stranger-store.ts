import { create } from 'zustand'

type NamedStranger = {
  /** Whom the address named, unknown on this device, until the person has answered; a reload forgets it. */
  named: string | null
}

export const useNamedStranger = create<NamedStranger>()(() => ({ named: null }))

export const forgetStranger = () => useNamedStranger.setState({ named: null })
