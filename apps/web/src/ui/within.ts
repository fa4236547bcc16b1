/** The result, or `otherwise` if it is not there in time; what comes later changes nothing. */
export async function within<Result, Otherwise>(
  milliseconds: number,
  result: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Otherwise>(resolve => {
    timer = setTimeout(() => resolve(otherwise), milliseconds)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
