const TYPES = `
  AbstractMap Annotation Appendable ArrayDeque ArrayIndexOutOfBoundsException ArrayList Arrays
  AssertionError AutoCloseable AWT BiConsumer BiFunction BiPredicate BigDecimal BigInteger
  BinaryOperator Boolean BooleanSupplier BufferedImage Byte ByteArrayInputStream
  ByteArrayOutputStream Callable Character CharSequence Class ClassCastException ClassLoader
  Cloneable Closeable Collection Collections Collectors Comparable Comparator
  CompletableFuture ConcurrentHashMap ConcurrentModificationException Consumer Cursor Deprecated
  Deque Double DoubleUnaryOperator Enum EnumMap EnumSet Error EventListener EventObject Exception
  Executor ExecutorService Executors FileNotFoundException Files Float Font FunctionalInterface
  Function Graphics2D HashMap HashSet IllegalArgumentException IllegalStateException Image
  IndexOutOfBoundsException InputStream Instant IntConsumer Integer IntFunction IntStream
  InterruptedException IntSupplier IOException Iterable Iterator Java2D JavaDoc JFrame KeyEvent
  LinkedHashMap LinkedList List LocalDate LocalDateTime LocalTime Locale Long Map Math
  MouseEvent NoSuchElementException NullPointerException Number NumberFormatException Object
  ObjectInputStream ObjectOutputStream Objects ObjectStreamException OpenGL Optional
  OptionalDouble OptionalInt OutOfMemoryError Override Path Paths Predicate PrintStream
  PriorityQueue Process Queue Random Record Retention Robot Runnable Runtime RuntimeException
  SafeVarargs Scanner Serializable SerialVersionUID Set Short StackOverflowError Stream String
  StringBuilder StringJoiner Supplier SuppressWarnings System Target Thread ThreadLocal Throwable
  Timer ToDoubleFunction ToIntFunction Toolkit TreeMap TreeSet UnaryOperator
  UnsupportedOperationException URI URL UUID Void
`;

const METHODS = `
  add addAll clone close compareTo equals filter forEach format get getClass getFirst getLast
  hashCode indexOf isEmpty isPresent iterator length main map name next of ofNullable orElse
  orElseThrow ordinal parallel print println put random remove removeIf reversed run size sleep
  sort stream sum test toList toString valueOf values
`;

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Names in texts about Java that look like types of the API: types of the Java platform, and products. */
export const JAVA_TYPES: ReadonlySet<string> = new Set(words(TYPES));

export const JAVA_METHODS: ReadonlySet<string> = new Set(words(METHODS));
