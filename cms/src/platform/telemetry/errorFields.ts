/** An error in the fields of the Elastic Common Schema. */
export function errorFields(error: unknown): { error: Record<string, string> } {
  if (!(error instanceof Error)) return { error: { message: String(error) } };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const causes = cause === undefined ? '' : `\nCaused by: ${textOf(cause)}`;
  return {
    error: {
      type: name,
      // Of the database, or of Node.
      ...(typeof code === 'string' && { code }),
      message,
      stack_trace: `${stack ?? ''}${causes}`,
    },
  };
}

const textOf = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);
