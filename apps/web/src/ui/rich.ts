import { createElement, Fragment, type ReactNode } from 'react'

/** A message that holds links or bold, each in its place in the sentence. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
