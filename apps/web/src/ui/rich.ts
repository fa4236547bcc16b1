import { createElement, Fragment, type ReactNode } from 'react'

/** A message that holds links or bold, each in its place in the sentence. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

/** The part of a message that only voices need, as the name that a button of many is for. */
export const readOut = (inner: string) => createElement('span', { className: 'sr-only' }, inner)
