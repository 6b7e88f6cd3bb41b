import type {Nodes} from 'mdast';

type Data = NonNullable<Extract<Nodes, {type: 'mdxTextExpression'}>['data']>;
type Statement = NonNullable<Data['estree']>['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

function textOf(expression: Expression): string {
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis.map(({value}) => value.cooked ?? '').join('');
  const value = expression.type === 'Literal' ? expression.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Text of an MDX expression such as `{' '}`; empty if it must be evaluated. */
export function constantText(program: Data['estree']): string {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? textOf(statement.expression) : '';
}
