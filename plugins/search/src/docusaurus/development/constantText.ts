import type {Nodes} from 'mdast';

type Data = NonNullable<Extract<Nodes, {type: 'mdxTextExpression'}>['data']>;
type Statement = NonNullable<Data['estree']>['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

function valueOf(expression: Expression): string | number | undefined {
  if (expression.type === 'Literal') {
    const {value} = expression;
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  }
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis.map(({value}) => value.cooked ?? '').join('');
  if (expression.type !== 'BinaryExpression' || expression.operator !== '+') return undefined;
  if (expression.left.type === 'PrivateIdentifier') return undefined;
  const [left, right] = [valueOf(expression.left), valueOf(expression.right)];
  if (left === undefined || right === undefined) return undefined;
  return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`;
}

/** Text of an MDX expression such as `{' '}` or `{"a" + "b"}`; empty if it must be evaluated. */
export function constantText(program: Data['estree']): string {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? `${valueOf(statement.expression) ?? ''}` : '';
}
